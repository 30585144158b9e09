import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { CodeForm, FactorStart } from '../../../../domain/wire/security.ts';
import { QrCode } from '../../../components/QrCode.tsx';
import { Form } from '../../../forms/Form.tsx';
import { form, text as textOf } from '../../../forms/schema/fields.ts';
import { SubmitButton } from '../../../forms/SubmitButton.tsx';
import { TextField } from '../../../forms/TextField.tsx';
import { useConfirmFactorMutation } from '../../../store/modules/security/securityApi.ts';
import { secondFactorText as text } from '../../../text/secondFactor.ts';
import { StepHeading } from './StepHeading.tsx';

const empty: CodeForm = { code: '' };
const schema = form({ code: textOf((value) => (/^\d{6}$/.test(value.replaceAll(/\s/g, '')) ? null : text.codeWrong)) });

/** The key, as a picture to scan and as text to type, and the first code as proof that it arrived. */
export function ConfirmStep({ factor, onConfirmed }: { factor: FactorStart; onConfirmed: (codes: string[]) => void }) {
  const [confirm] = useConfirmFactorMutation();

  async function submit(values: CodeForm): Promise<void> {
    onConfirmed((await confirm(values).unwrap()).codes);
  }
  return (
    <>
      <StepHeading step={2} title={text.scanTitle} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center', mt: 2, mb: 3 }}>
        <QrCode qr={factor.qr} title={text.scanAlt} />
        <Box sx={{ flex: '1 1 14rem', minWidth: 0 }}>
          <Typography variant="body2">{text.keyHint}</Typography>
          <Box
            component="code"
            sx={{
              display: 'block',
              my: 1,
              p: 1.5,
              borderRadius: '10px',
              bgcolor: 'surface.sunken',
              fontFamily: 'ui-monospace, monospace',
              fontSize: '1.0625rem',
              letterSpacing: '0.04em',
              wordSpacing: '0.15em',
              userSelect: 'all',
            }}
          >
            {factor.key}
          </Box>
          <Link href={factor.uri} variant="body2">
            {text.openApp}
          </Link>
        </Box>
      </Box>
      <Form initialValues={empty} schema={schema} onSubmit={submit} label={text.check}>
        <TextField
          name="code"
          label={text.code}
          hint={text.codeHint}
          width="code"
          inputMode="numeric"
          autoComplete="one-time-code"
        />
        <SubmitButton>{text.check}</SubmitButton>
      </Form>
    </>
  );
}
