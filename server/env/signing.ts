import path from 'node:path';
import { StartupError } from '../startupError.ts';
import type { EnvReader } from './reader.ts';
import type { SigningSettings } from './settings.ts';

/** Reads which key seals. @throws StartupError where there is a password without a file. */
export function readSigning(read: EnvReader): SigningSettings | null {
  const file = read.text('SIGNING_P12', '');
  const password = read.text('SIGNING_P12_PASSWORD', '');
  if (file !== '') return { file: path.resolve(file), password };
  if (password !== '') throw new StartupError('SIGNING_P12_PASSWORD goes with SIGNING_P12: set both, or neither.');
  return null;
}
