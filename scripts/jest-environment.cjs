/**
 * jsdom with Node's own fetch, and with a faster `getComputedStyle`. For each element whose style is needed, jsdom tries
 * every selector of every sheet: a fifth of the cost of the app's tests, as each `getByRole` needs it for many elements.
 * A selector that ends in a class or a tag can match only an element with that class or tag, so all others are skipped
 * before the selector engine is called. jsdom still decides what an element's style is.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');
const { mayMatch } = require('./may-match.cjs');

const { matchesDontThrow } = selectors;
// Before jsdom's window is loaded, which keeps its own reference to this function.
selectors.matchesDontThrow = (element, selector) => mayMatch(selector, element) && matchesDontThrow(element, selector);

module.exports = require('jest-fixed-jsdom');
