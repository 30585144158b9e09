/**
 * jsdom with Node's own fetch, and with a shorter way to an element's style. For each element whose style is asked, jsdom
 * holds every selector of every sheet against it: a fifth of what the tests of the app cost, as each `getByRole` asks it of
 * many elements. A selector that ends in a class or a tag can match only an element with that class or tag, so all others
 * are left out before the engine of selectors is asked. What an element's style is stays jsdom's to say.
 */
const selectors = require('jsdom/lib/jsdom/living/helpers/selectors');
const { mayMatch } = require('./may-match.cjs');

const { matchesDontThrow } = selectors;
// Before jsdom's window is loaded, which takes this function for its own.
selectors.matchesDontThrow = (element, selector) => mayMatch(selector, element) && matchesDontThrow(element, selector);

module.exports = require('jest-fixed-jsdom');
