import { AppConfigContext } from '../../components/appConfig.ts';
import { ChatLink } from '../../components/ChatLink.tsx';
import { PersonAvatar } from '../../components/PersonAvatar.tsx';
import { PhotoAvatar } from '../../components/PhotoAvatar.tsx';
import { ReasonField } from '../../components/ReasonField.tsx';
import { ResendVerification } from '../../components/ResendVerification.tsx';
import { Switch } from '../../components/Switch.tsx';
import { aRelation } from '../../store/test/family.ts';
import { config } from '../../test/config.ts';
import type { Entry } from '../entry.ts';
import { Kept } from '../Kept.tsx';
import { LONG_TEXT, PHOTO } from '../samples.ts';

const jan = { firstname: 'Jan', infix: 'de', lastname: 'Vries' };

/** Components of people, and small controls outside a form. */
export const peopleEntries: readonly Entry[] = [
  { file: 'components/ChatLink.tsx', states: { gewoon: <ChatLink sx={{ width: 56, height: 56 }} /> } },
  {
    file: 'components/PersonAvatar.tsx',
    states: {
      voorletters: <PersonAvatar person={jan} />,
      foto: <PersonAvatar person={jan} photo={PHOTO} />,
      groot: <PersonAvatar person={jan} size={88} />,
      overleden: <PersonAvatar person={jan} deceased />,
      'overleden, met foto': <PersonAvatar person={jan} photo={PHOTO} deceased />,
    },
  },
  {
    file: 'components/PhotoAvatar.tsx',
    states: {
      'zonder foto': <PhotoAvatar person={aRelation('sanne')} />,
      'foto onderweg': <PhotoAvatar person={{ ...aRelation('sanne'), profile_image: 'photo/sanne' }} size={88} />,
      overleden: <PhotoAvatar person={{ ...aRelation('sanne'), passed_away: true }} />,
    },
  },
  {
    file: 'components/ReasonField.tsx',
    states: {
      leeg: (
        <Kept first="">
          {(value, onChange) => (
            <ReasonField label="Waarom?" hint="Sanne leest dit." value={value} onChange={onChange} />
          )}
        </Kept>
      ),
      'lange tekst': (
        <Kept first={LONG_TEXT}>
          {(value, onChange) => (
            <ReasonField label="Waarom niet?" hint="Bram leest dit." value={value} onChange={onChange} />
          )}
        </Kept>
      ),
    },
  },
  {
    file: 'components/ResendVerification.tsx',
    states: {
      gewoon: <ResendVerification email="sanne@voorbeeld.example" />,
      'account bij een ander': (
        <AppConfigContext value={{ ...config, registration: 'provider' }}>
          <ResendVerification email="sanne@voorbeeld.example" />
        </AppConfigContext>
      ),
    },
  },
  {
    file: 'components/Switch.tsx',
    states: {
      uit: (
        <Kept first={false}>
          {(on, onChange) => (
            <Switch
              label="Zet ook de bedragen erin"
              hint="Wie je agenda ziet, ziet ze dan ook."
              on={on}
              onChange={onChange}
            />
          )}
        </Kept>
      ),
      'aan, lange tekst': (
        <Kept<boolean> first>
          {(on, onChange) => <Switch label="Mail me als iemand betaalt" hint={LONG_TEXT} on={on} onChange={onChange} />}
        </Kept>
      ),
    },
  },
];
