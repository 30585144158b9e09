import type { Page } from '@playwright/test';
import { FOUNDER_EMAIL, PASSWORD } from '../../demo/family.ts';
import type { LoanDetail } from '../../domain/wire/contract.ts';
import { fillLogin } from './person.ts';
import { wholeList } from './wholeList.ts';

/** The first line of a file of ING. */
export const HEAD =
  '"Datum";"Naam / Omschrijving";"Rekening";"Tegenrekening";"Code";"Af Bij";"Bedrag (EUR)";"Mutatiesoort";"Mededelingen";"Saldo na mutatie";"Tag"';
const euros = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
/** One line of it; the amount in cents. */
export const row = (day: string, name: string, iban: string, way: 'Af' | 'Bij', cents: number, text: string) =>
  `"${day.replaceAll('-', '')}";"${name}";"NL69INGB0123456789";"${iban}";"GT";"${way}";"${euros(cents)}";"Online bankieren";"${text}";"0,00";""`;

/** Loans without records: one of fifteen years, and one of thirty, seven years in. */
const OF_FIFTEEN_YEARS = /€.30\.000,00 Annuïteitenlening/u;
export const SEVEN_YEARS_BEHIND = /€.45\.000,00 Annuïteitenlening/u;

/** Opens a loan without records, and returns the server's answer about it. */
export async function openLoan(page: Page, name = OF_FIFTEEN_YEARS, email = FOUNDER_EMAIL): Promise<LoanDetail> {
  await page.goto('/overzicht');
  await fillLogin(page, { email, password: PASSWORD });
  const answered = page.waitForResponse(
    (response) => /\/contract\?hashid=/u.test(response.url()) && response.request().method() === 'GET',
  );
  await wholeList(page);
  await page.getByRole('link', { name }).click();
  return (await (await answered).json()) as LoanDetail;
}
