import { isUnanswered, readFailure } from './apiError.ts';

const read = (status: number, data: unknown, statusText = 'Status Text') => readFailure({ status, data }, statusText);

describe('the text of a failure', () => {
  test.each([
    [
      'all values of errors, joined',
      { errors: { total: 'Te laag.', 'parties.to': 'Kies iemand.' }, error: 'e', message: 'm' },
      'Te laag. | Kies iemand.',
    ],
    ['a list at a field', { errors: { total: ['Te laag.', 'Te rond.'] } }, 'Te laag. | Te rond.'],
    [
      'also those that are no text',
      { errors: { a: 'Een.', b: 2, c: true, d: false, e: 0 } },
      'Een. | 2 | true | false | 0',
    ],
    [
      'those inside lists and objects, in their order',
      { errors: { a: ['Een.', ['Twee.', 3]], b: { c: 'Vier.', d: [{ e: 5 }] } } },
      'Een. | Twee. | 3 | Vier. | 5',
    ],
    ['the values of a list', { errors: ['Een.', 'Twee.'] }, 'Een. | Twee.'],
    ['a single value', { errors: 'Een.' }, 'Een.'],
    ['else error', { error: 'Niet gevonden.', message: 'm' }, 'Niet gevonden.'],
    ['error when errors is empty', { errors: {}, error: 'Niet gevonden.' }, 'Niet gevonden.'],
    [
      'error when errors says nothing',
      { errors: { total: null, name: '', list: [] }, error: 'Niet gevonden.' },
      'Niet gevonden.',
    ],
    ['else message', { message: 'Het verzoek is niet leesbaar.' }, 'Het verzoek is niet leesbaar.'],
    ['message when error is empty', { error: '', message: 'm' }, 'm'],
    ['message when error is no text', { error: { code: 7 }, message: 'm' }, 'm'],
    ['else the HTTP status text', {}, 'Status Text'],
    ['the status text when there is no body', null, 'Status Text'],
    ['the status text when the body is text', 'boom', 'Status Text'],
  ])('R-6.1 %s', (_name, data, text) => {
    expect(read(422, data).text).toBe(text);
  });

  test('R-6.1 without a status text, as over HTTP/2, the number is used', () => {
    expect(read(500, {}, '').text).toBe('Foutcode 500');
  });

  test('R-6.1 without a network there is a sentence that a person can act on', () => {
    const error = readFailure({ status: 'FETCH_ERROR', error: 'TypeError: fetch failed' }, '');
    expect(error).toMatchObject({
      status: 0,
      code: 'noAnswer',
      text: 'We krijgen geen antwoord. Controleer je internetverbinding en probeer het opnieuw.',
    });
  });

  test('R-6.1 an answer that takes too long counts as no answer', () => {
    expect(readFailure({ status: 'TIMEOUT_ERROR', error: 'TimeoutError' }, '')).toMatchObject({
      status: 0,
      code: 'noAnswer',
    });
  });
});

describe('the kind of a failure', () => {
  test.each([
    [401, { status: 'mfa' }, 'mfa'],
    [401, { message: 'Je bent niet ingelogd.' }, 'refused'],
    [403, { status: 'mfa' }, 'refused'],
    [422, { status: 'mfa' }, 'refused'],
    [500, { status: 'mfa' }, 'refused'],
  ])('R-6.2 only a 401 with mfa asks for the second step: %d with %j is %s', (status, data, code) => {
    expect(read(status, data)).toMatchObject({ status, code });
  });

  test.each([
    [503, {}, 'maintenance'],
    [502, {}, 'noAnswer'],
    [504, null, 'noAnswer'],
    [500, {}, 'refused'],
    [422, {}, 'refused'],
  ])('%d with %j is %s', (status, data, code) => {
    expect(read(status, data)).toMatchObject({ status, code });
  });

  test("a proxy's page instead of JSON keeps its status and meaning", () => {
    const page = { status: 'PARSING_ERROR' as const, data: '<h1>', error: 'SyntaxError' };
    expect(readFailure({ ...page, originalStatus: 503 }, 'Service Unavailable')).toMatchObject({
      status: 503,
      code: 'maintenance',
      text: 'Service Unavailable',
    });
    expect(readFailure({ ...page, originalStatus: 200 }, 'OK')).toMatchObject({ status: 200, code: 'unreadable' });
  });

  test('only a missing answer and 503 leave a call unanswered', () => {
    expect([read(503, {}), read(502, {}), read(500, {}), read(401, { status: 'mfa' })].map(isUnanswered)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});

test('fields carry one sentence each, for the form that asked', () => {
  expect(
    read(422, {
      errors: { 'contract.signed_date': 'Deze dag bestaat niet.', total: ['Te laag.', 'Te rond.'], empty: '', odd: 7 },
    }).fields,
  ).toEqual({
    'contract.signed_date': 'Deze dag bestaat niet.',
    total: 'Te laag. Te rond.',
    odd: '7',
  });
});
