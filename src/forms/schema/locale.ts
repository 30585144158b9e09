import { setLocale } from 'yup';
import { schemaText } from '../../text/forms.ts';

/** yup's own messages, in our words (docs/screens.md 1.1); a rule of the domain brings its own message. */
setLocale({
  mixed: {
    default: schemaText.invalid,
    required: schemaText.required,
    oneOf: schemaText.choose,
    notType: schemaText.invalid,
  },
});
