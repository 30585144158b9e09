import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './server/db/schema.ts',
    './server/db/nameSchema.ts',
    './server/db/photoSchema.ts',
    './server/db/contractSchema.ts',
    './server/db/accountSchema.ts',
    './server/db/orderSchema.ts',
    './server/db/eventSchema.ts',
    './server/db/mandateSchema.ts',
    './server/db/bankImportSchema.ts',
    './server/db/confirmationSchema.ts',
    './server/db/proposalSchema.ts',
    './server/db/signingSchema.ts',
    './server/db/noticeSchema.ts',
    './server/db/claimSchema.ts',
    './server/db/contestedSchema.ts',
    './server/db/statementSchema.ts',
    './server/db/calendarSchema.ts',
    './server/db/adviserLinkSchema.ts',
    './server/db/requestSchema.ts',
    './server/db/clockSchema.ts',
    './server/db/endedLoginSchema.ts',
  ],
  out: './server/db/migrations',
});
