import { readFileSync } from 'node:fs';
import path from 'node:path';
import ButtonBase from '@mui/material/ButtonBase';
import { fireEvent, render, screen } from '@testing-library/react';
import replacements from '../../replacements.json';

const formik = path.dirname(require.resolve('formik'));
const lodashIn = (file: string) =>
  [...new Set(readFileSync(path.join(formik, file), 'utf8').match(/lodash(?:-es)?\/\w+/gu))].sort();

describe('code replaced in the build', () => {
  it('includes all that formik takes from lodash, and is replaced in these tests too', () => {
    const taken = lodashIn('formik.cjs.development.js');
    expect(taken).toHaveLength(4);
    for (const request of taken) expect(require.resolve(request)).toContain(path.join('src', 'forms', 'lodash'));
    const built = lodashIn('formik.esm.js');
    expect(built).toHaveLength(4);
    for (const request of built)
      expect(Object.keys(replacements).some((pattern) => new RegExp(pattern, 'u').test(request))).toBe(true);
  });

  it('includes the ripple of MUI: a pressed button has none, whatever the theme says', async () => {
    render(<ButtonBase>Opslaan</ButtonBase>);
    // MUI makes the ripple at the first press.
    fireEvent.mouseDown(screen.getByRole('button'));
    await new Promise((next) => setTimeout(next, 0));
    expect(screen.getByRole('button').querySelector('.MuiTouchRipple-root')).toBeNull();
  });
});
