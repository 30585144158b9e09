import type { Page } from '@playwright/test';

/** English words that are not Dutch: the texts of a library without a Dutch translation. */
const ENGLISH =
  /\b(?:the|and|you|your|are|not|no|this|that|from|for|with|to|please|loading|search|sort|column|columns|rows|menu for|next|previous|close|open file|save|cancel|delete|remove|edit|add|show|hide|select|selected|choose file|chosen|required|invalid|january|february|march|may|june|july|august|october)\b/iu;
/** 1,234 and 12.50: thousands and cents as the English write them. */
const ENGLISH_NUMBER = /\b\d{1,3}(?:,\d{3})+\b|[€$]\s?-?\d+\.\d{2}\b/u;
/** 2026-04-14 and 4/14/2026. */
const FOREIGN_DATE = /\b\d{4}-\d{2}-\d{2}\b|\b\d{1,2}\/\d{1,2}\/\d{4}\b/u;

/**
 * Finds what a person reads or hears on the page that is not Dutch: words, numbers, dates, each with the text around it
 * (R-2.12).
 */
export async function notDutch(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const named = [
      'aria-label',
      'aria-description',
      'aria-roledescription',
      'aria-valuetext',
      'placeholder',
      'title',
      'alt',
    ];
    const names = [...document.querySelectorAll('body *')]
      .filter((element) => element.closest('[lang]:not([lang=nl])') === null)
      .flatMap((element) => named.map((name) => element.getAttribute(name) ?? ''));
    return [document.title, ...document.body.innerText.split('\n'), ...names].filter((text) => text.trim() !== '');
  });
  return [
    ...new Set(
      texts.filter((text) => [ENGLISH, ENGLISH_NUMBER, FOREIGN_DATE].some((wrong) => text.search(wrong) >= 0)),
    ),
  ];
}
