import { interactionPolicy } from './library.ts';
import { ACR_MULTI_FACTOR, ACR_SECOND_FACTOR } from './acr.ts';

/** The reason of a prompt that only asks for the second step. */
export const SECOND_FACTOR = 'second_factor';

/**
 * When a person has to prove who they are: the library's own login checks and two more. Consent is left out: there is one client
 * and it is ours. A person who turned the second factor on is asked for it whatever `acr_values` says. A person with a passkey
 * only is asked where `acr_values` wants more than a password, and one with neither can't be asked.
 */
export function loginPolicy(): ReturnType<typeof interactionPolicy.base> {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  const gone = new interactionPolicy.Check(
    'account_gone',
    'the account of this session is gone or disabled',
    'login_required',
    ({ oidc }) => oidc.session?.accountId !== undefined && oidc.account === undefined,
  );
  const stepUp = new interactionPolicy.Check(
    SECOND_FACTOR,
    'the second factor is missing',
    'login_required',
    ({ oidc }) =>
      (oidc.account?.secondFactor === true || (oidc.account?.passkey === true && wantsMore(oidc.params?.acr_values))) &&
      oidc.session?.acr !== ACR_SECOND_FACTOR,
  );
  policy.get('login')?.checks.add(gone);
  policy.get('login')?.checks.add(stepUp);
  return policy;
}

const wantsMore = (levels: unknown): boolean =>
  typeof levels === 'string' &&
  levels.split(' ').some((level) => level === ACR_SECOND_FACTOR || level === ACR_MULTI_FACTOR);
