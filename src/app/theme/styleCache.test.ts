import { css } from '@emotion/react';
import { styleCache } from './styleCache.ts';

test('only the property that Safari knows by another name is written twice', () => {
  const serialized = css({ userSelect: 'none', display: 'flex', '&:hover': { userSelect: 'all' } });
  styleCache.insert('.a', serialized, styleCache.sheet, true);
  const rules = styleCache.sheet.tags.flatMap(({ sheet, textContent }) => [
    textContent,
    ...[...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  ]);
  const written = rules.join('').replaceAll(/\s/g, '');
  expect(written).toContain('.a{-webkit-user-select:none;user-select:none;display:flex;}');
  expect(written).toContain('.a:hover{-webkit-user-select:all;user-select:all;}');
});
