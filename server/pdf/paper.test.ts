import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pdfText } from '../verify/pdfText.ts';
import { makeAgreement } from './agreement.ts';
import { UnprintableText } from './errors.ts';
import { checkedByQpdf } from './test/qpdf.ts';
import { readPdf, unpacked } from './test/readPdf.ts';
import { giftInput, jan, loanInput, marijke, sanne } from './test/samples.ts';

const long = () =>
  loanInput('AnnuityLoanContract', { term_months: 360, own_home: true }, { total: 25_000_000, from: [jan, marijke] });

describe('the paper', () => {
  test('R-7.5 is tagged, in Dutch, with a title and bookmarks', async () => {
    const bytes = await makeAgreement(long());
    const { title, lang, marked, roles, bookmarks } = await readPdf(bytes);
    assert.deepEqual({ lang, marked }, { lang: 'nl-NL', marked: true });
    assert.equal(title, 'Overeenkomst van geldlening, Jan de Vries, Marijke Bakker, Sanne de Vries');
    for (const role of ['Document', 'Sect', 'H1', 'H2', 'P', 'L', 'LI', 'LBody', 'Table', 'TR', 'TH', 'TD'])
      assert.ok(roles.includes(role), role);
    assert.equal(roles.filter((role) => role === 'H1').length, 1);
    assert.deepEqual(bookmarks.slice(0, 3), ['Overeenkomst van geldlening', 'De partijen', 'Artikel 1. De lening']);
    assert.deepEqual(bookmarks.slice(-2), ['Ondertekening', 'Bijlage 1. Aflossingsschema']);
    const inside = unpacked(bytes);
    assert.match(inside, /\/DisplayDocTitle true/);
    assert.match(inside, /<pdfuaid:part>1<\/pdfuaid:part>/);
    assert.match(inside, /\/StructTreeRoot \d+ 0 R/);
  });

  test('it numbers its pages and repeats the header of the schedule on each', async () => {
    const { pages } = await readPdf(await makeAgreement(long()));
    pages.forEach((page, i) => assert.ok(page.includes(`Pagina ${i + 1} van ${pages.length}`)));
    const annex = pages.slice(
      pages.findIndex((page) => page.includes('Bijlage 1. Aflossingsschema') && page.includes('Nog open')),
    );
    assert.ok(annex.length >= 7);
    for (const page of annex) assert.match(page, /Termijn\s+Datum\s+Betaling\s+Rente\s+Aflossing\s+Nog open/);
  });

  test('with 360 terms it is at most 200 kB, with fonts embedded as subsets', async () => {
    const bytes = await makeAgreement(long());
    assert.ok(bytes.length <= 200_000, `${bytes.length} bytes`);
    const inside = unpacked(bytes);
    const fonts = new Set(inside.match(/\/BaseFont \/\S+/g));
    assert.equal(fonts.size, 5);
    for (const font of fonts) assert.match(font, /\/[A-Z]{6}\+Figtree/);
    assert.equal(inside.match(/\/FontFile2 \d+ 0 R/g)?.length, 5);
  });

  test('it says VOORBEELD on every page of a preview, and nowhere else', async () => {
    const preview = await readPdf(await makeAgreement({ ...long(), watermark: true }));
    for (const page of preview.pages) assert.match(page, /VOORBEELD/);
    assert.match(preview.title, /^Voorbeeld: /);
    const { text, title } = await readPdf(await makeAgreement(long()));
    assert.doesNotMatch(text + title, /voorbeeld/i);
  });

  test('it is byte-identical for the same input', async () => {
    assert.ok((await makeAgreement(long())).equals(await makeAgreement(long())));
  });

  test('it is a valid file to qpdf', async () => {
    for (const input of [long(), giftInput({}, { watermark: true })]) {
      assert.match(checkedByQpdf(await makeAgreement(input)), /No syntax or stream encoding errors found/);
    }
  });
});

describe('names and texts as people write them', () => {
  const strange = { hashid: 's', firstname: 'Şükrü ĳsbrand', infix: 'el', lastname: 'Ğoğuşć-Šimůnek-Łődź' };

  test('ğ ş ć ĳ é Š are extracted as typed', async () => {
    const { text, title } = await readPdf(
      await makeAgreement(giftInput({}, { from: [strange], to: [{ ...sanne, firstname: 'Rene\u0301e' }] })),
    );
    for (const said of [text, title]) {
      assert.match(said, /Şükrü ĳsbrand el Ğoğuşć-Šimůnek-Łődź/);
      assert.match(said, /Renée de Vries/);
    }
  });

  const attack = ') Tj (Tj) \\ \\) ET <script>alert(1)</script> <iframe src=file:///etc/passwd> /JavaScript /Launch';

  test('S-98 text that looks like PDF or HTML stays text, and nothing in the file runs or links outside', async () => {
    const bytes = await makeAgreement(giftInput({ purpose: attack }));
    assert.ok((await readPdf(bytes)).text.includes(`“${attack}”`));
    assert.doesNotMatch(
      unpacked(bytes),
      /\/(JavaScript|JS|OpenAction|AA|Launch|URI|EmbeddedFiles?|SubmitForm|GoToR)\b/,
    );
  });

  test('S-98 a word of 10,000 letters continues over pages, in full', async () => {
    const { text, pages } = await readPdf(await makeAgreement(giftInput({ purpose: 'w'.repeat(10_000) })));
    assert.equal(
      text.match(/w/g)!.length -
        (await readPdf(await makeAgreement(giftInput({ purpose: 'x' })))).text.match(/w/g)!.length,
      10_000,
    );
    assert.ok(pages.length > 4);
  });

  test('Vietnamese, Greek and Cyrillic names are extracted as typed, a name of two alphabets too', async () => {
    for (const lastname of ['Nguyễn Đặng', 'Иванов-Шевченко', 'Κώστας Παπαδόπουλος', 'Ţepeş Ũ Ŧ', 'de Вries ẞ']) {
      const bytes = await makeAgreement(
        giftInput({}, { from: [{ hashid: 'v', firstname: 'Anna', infix: '', lastname }] }),
      );
      const { text } = await readPdf(bytes);
      assert.ok(text.includes(`Anna ${lastname}`), text.slice(0, 600));
      // No letter is replaced by a box, and every letter is in a font of ours.
      assert.doesNotMatch(unpacked(bytes), /\/ActualText/);
      assert.match((await pdfText(bytes))?.join('') ?? '', new RegExp(`Anna ${lastname}`, 'u'));
    }
  });

  test('R-5.1 text that no font of ours can draw is refused, with the word and a fix: no paper has boxes', async () => {
    for (const [purpose, word] of [
      ['Huis 🏡 met tuin', '🏡'],
      ['aan 王小明 en anderen', '王小明'],
    ] as const)
      await assert.rejects(makeAgreement(giftInput({ purpose })), (error) => {
        assert.ok(error instanceof UnprintableText);
        assert.ok(error.message.includes(`“${word}”`), error.message);
        return true;
      });
    await assert.rejects(
      makeAgreement(giftInput({}, { from: [{ hashid: 'm', firstname: 'محمد', infix: '', lastname: 'Aydın' }] })),
      /We kunnen “محمد” niet afdrukken\. Is het een naam\? Schrijf hem zoals in de onderste regels van het paspoort\./u,
    );
  });

  test('S-98 a paper signed earlier with such a character is still made: a visible box, read as itself', async () => {
    const purpose = 'Huis 🏡 👨‍👩‍👧 漢 عربي \u202Etxet\u0000 einde';
    const bytes = await makeAgreement({ ...giftInput({ purpose }), boxes: true });
    assert.match((await readPdf(bytes)).text, /“Huis txet einde”/);
    // The spaces between boxes are only drawn.
    assert.ok((await pdfText(bytes))?.join('').includes('“Huis 🏡👨‍👩‍👧 漢 عربي txet einde”'));
  });

  test('S-98 even a name without any letter makes a document', async () => {
    const nameless = { hashid: 'e', firstname: '🏡', infix: '', lastname: 'م'.repeat(300) };
    const { pages } = await readPdf(
      await makeAgreement({ ...loanInput('LinearLoanContract', {}, { from: [nameless] }), boxes: true }),
    );
    assert.ok(pages.length > 4);
  });
});
