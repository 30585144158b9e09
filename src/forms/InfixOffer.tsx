import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { leadingInfix } from '../../domain/names/infix.ts';
import { formsText } from '../text/forms.ts';
import { focusField } from './focusField.ts';
import { fieldId, useFormParts } from './formParts.ts';

interface Name {
  infix: string;
  lastname: string;
}

/**
 * 'van Dijk' typed as a last name: offers to put 'van' where it belongs (docs/screens.md 1), and never does it unasked.
 */
export function InfixOffer() {
  const { values, touched, setValues } = useFormikContext<Name>();
  const { formId } = useFormParts();
  const found = touched.lastname && values.infix.trim() === '' ? leadingInfix(values.lastname) : null;

  const accept = (name: Name) => {
    void setValues({ ...values, ...name });
    focusField(fieldId(formId, 'lastname')); // the button goes away
  };
  return (
    <div role="status">
      {found && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 1,
            mt: 1,
            px: 1.5,
            py: 0.5,
            borderRadius: '10px',
            bgcolor: 'var(--mui-palette-soft-info)',
            typography: 'body2',
          }}
        >
          {formsText.infixOffer(found.infix)}
          <Button size="small" onClick={() => accept(found)}>
            {formsText.infixAccept}
          </Button>
        </Box>
      )}
    </div>
  );
}
