import { slug } from './slug.ts';

describe('a name as part of a file name', () => {
  it.each([
    ['Sanne de Vries', 'sanne-de-vries'],
    ['Ömer Ğalıkuş', 'omer-galikus'],
    ['Łukasz Søndergård-Strauß', 'lukasz-sondergard-strauss'],
    ["Ĳsbrand van 't Hoff", 'ijsbrand-van-t-hoff'],
    ['  …  ', ''],
    ['ÆØŒŁĐÐÞ æøœłđðþß ı', 'aeooelddth-aeooelddthss-i'],
  ])('%s becomes %s', (name, expected) => {
    expect(slug(name)).toBe(expected);
  });
});
