/**
 * Writes the parts of the product to dist-server/sbom.json: every package with its version, licence and hash
 * (CycloneDX). It is not served.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const root = new URL('../', import.meta.url);
const written = execFileSync('npm sbom --sbom-format cyclonedx --omit dev --package-lock-only', {
  cwd: root,
  shell: true,
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  stdio: ['ignore', 'pipe', 'ignore'],
});
const sbom = JSON.parse(written);
// npm uses the name of its folder.
sbom.metadata.component.name = JSON.parse(readFileSync(new URL('package.json', root), 'utf8')).name;
writeFileSync(new URL('dist-server/sbom.json', root), `${JSON.stringify(sbom, null, 1)}\n`);
