import { prepareDatabase } from './db/embedded/makeDatabase.ts';

/** Part of the build: makes the empty database that first starts unpack. */
await prepareDatabase();
