import { scrub, scrubText } from './scrub.ts';

const names = ['Sanne', 'de Vries', 'Bo'];

describe('R-7.2 a report holds no personal data', () => {
  it.each([
    ['Mail naar sanne.devries@voorbeeld.example mislukt', 'Mail naar [weg] mislukt'],
    ['Sanne DE VRIES is geen borrower', '[weg] [weg] is geen borrower'],
    ['Bo krijgt € 25.000,00 op 14-04-2026', '[weg] krijgt [weg] op [weg]'],
    ['bel +31 6 12345678', 'bel [weg]'],
    ['GET /api/v1/user/photo?hashid=k3J9pQ&v=2 failed with 404', 'GET /api/v1/user/photo?[weg] failed with 404'],
    ['/melding?bericht=adres-bevestigen#a1b2c3d4e5f6', '/melding?[weg]'],
    ['/register/Ab3dEf6hIj9kLmN0pQr', '/register/[weg]'],
    ['Bearer eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl', 'Bearer [weg]'],
    ['rekening NL91ABNA0417164300', 'rekening [weg]'],
  ])('%s', (text, expected) => expect(scrubText(text, names)).toBe(expected));

  it.each(['Cannot read properties of undefined', 'A call failed: refused 422', 'Bodem en Bordeaux', '/overzicht'])(
    'leaves %s readable',
    (text) => expect(scrubText(text, names)).toBe(text),
  );

  it('covers every text in a report, keeps the ids that link it, and drops descriptions of elements', () => {
    const report = {
      event_id: '0123456789abcdef0123456789abcdef',
      timestamp: 1_790_000_000.5,
      exception: {
        values: [
          {
            type: 'TypeError',
            value: 'Sanne is not iterable',
            stacktrace: { frames: [{ filename: 'http://localhost:3000/assets/main.0a1b2c3d.js', lineno: 120 }] },
          },
        ],
      },
      attributes: { 'lcp.element': 'button[aria-label="Wijzig Sanne"]', 'url.path': '/lening/k3J9pQzR4tYwV2' },
    };
    expect(scrub(report, names)).toEqual({
      event_id: '0123456789abcdef0123456789abcdef',
      timestamp: 1_790_000_000.5,
      exception: {
        values: [
          {
            type: 'TypeError',
            value: '[weg] is not iterable',
            stacktrace: { frames: [{ filename: 'http://localhost:3000/assets/main.0a1b2c3d.js', lineno: 120 }] },
          },
        ],
      },
      attributes: { 'url.path': '/lening/[weg]' },
    });
  });

  it('a name with special characters is plain text', () =>
    expect(scrubText('a.b (c) axb', ['a.b', '(c)'])).toBe('[weg] [weg] axb'));
});
