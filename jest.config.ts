import { readFileSync } from 'node:fs';
import type { Config } from 'jest';

// Three projects: the rules (domain, with the reader of banks' files and the open calculators) and the store run in plain Node,
// in seconds; the app runs in jsdom with Node's own fetch (jest-fixed-jsdom). Server and identity use Node's test runner:
// scripts/test-server.mjs.
const typescript: [string, Record<string, unknown>] = ['ts-jest', { tsconfig: '<rootDir>/tsconfig.jest.json' }];

// d3-hierarchy is an ES module only; its other build is the same code.
const moduleNameMapper = { '^d3-hierarchy$': '<rootDir>/node_modules/d3-hierarchy/dist/d3-hierarchy.min.js' };

/** The tests use the same modules as the build: those it replaces (webpack.config.js) are replaced here too. */
const replacements = JSON.parse(readFileSync('replacements.json', 'utf8')) as Record<string, string>;
const asBuilt = Object.fromEntries(
  Object.entries(replacements).map(([request, file]) => [request, `<rootDir>/${file}`]),
);

const config: Config = {
  testTimeout: 120_000,
  // By default jest leaves one core unused: of two, half.
  maxWorkers: '100%',
  projects: [
    {
      displayName: 'domain',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/{domain,bank,calculators}/**/*.test.ts'],
      moduleNameMapper,
      transform: { '^.+\\.tsx?$': typescript },
    },
    {
      displayName: 'store',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/src/store/**/*.test.ts'],
      transform: { '^.+\\.tsx?$': typescript },
    },
    {
      displayName: 'app',
      testEnvironment: '<rootDir>/scripts/jest-environment.cjs',
      testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/src/store/'],
      moduleNameMapper: { ...moduleNameMapper, ...asBuilt },
      setupFilesAfterEnv: ['<rootDir>/src/test/setup.ts'],
      transform: { '^.+\\.tsx?$': typescript },
    },
  ],
};

export default config;
