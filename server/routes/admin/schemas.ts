import { Type } from 'typebox';
import { ADMINISTRATOR_SORTS, type AdministratorSort } from '../../../domain/wire/administrator.ts';
import { hashidSchema } from '../../hashid.ts';
import { nullableText } from '../schema.ts';

const search = { q: Type.String({ maxLength: 100, default: '' }) };
const order = {
  sort: Type.Unsafe<AdministratorSort>({ type: 'string', enum: [...ADMINISTRATOR_SORTS], default: 'name' }),
  direction: Type.Unsafe<'asc' | 'desc'>({ type: 'string', enum: ['asc', 'desc'], default: 'asc' }),
};

/** The query of GET /admins; numbers come as text. */
export const administratorsQuery = Type.Object({
  ...search,
  ...order,
  page: Type.String({ pattern: '^\\d{1,6}$', default: '0' }),
  size: Type.String({ pattern: '^([1-9]|[1-9]\\d|100)$', default: '25' }),
});
export const administratorsFileQuery = Type.Object({ ...search, ...order });

const administrator = {
  id: Type.String(),
  firstname: Type.String(),
  infix: Type.String(),
  lastname: Type.String(),
  email: Type.String(),
  roles: Type.Array(Type.String()),
  second_factor: Type.Boolean(),
  last_login: nullableText(),
  reviewed_at: nullableText(),
  state: Type.Unsafe<'active' | 'blocked' | 'closed'>({ type: 'string', enum: ['active', 'blocked', 'closed'] }),
};

export const administratorsAnswer = Type.Object({
  total: Type.Integer(),
  rows: Type.Array(Type.Object(administrator)),
});

export const administratorAnswer = Type.Object({
  ...administrator,
  since: Type.String(),
  own: Type.Boolean(),
  reviews: Type.Array(Type.Object({ at: Type.String(), by: Type.String() })),
});

export const idParams = Type.Object({ id: hashidSchema });

export const healthAnswer = Type.Object({
  version: Type.String(),
  started_at: Type.String(),
  database: Type.Unsafe<'embedded' | 'server'>({ type: 'string', enum: ['embedded', 'server'] }),
  log_guarded: Type.Boolean(),
  mail: Type.Object({
    waiting: Type.Integer(),
    failing: Type.Integer(),
    oldest: nullableText(),
    sent_last_day: Type.Integer(),
    to: Type.Unsafe<'smtp' | 'folder'>({ type: 'string', enum: ['smtp', 'folder'] }),
  }),
  last_backup: nullableText(),
});
