const needsPdf = 'PDF.js draws it of a paper that the server made: e2e has its pictures on the page of a loan.';

const ofAPerson = 'Part of the form of a person: e2e has its pictures in the list of a family, and in the wizard.';

/** Files of src/components and src/forms without an entry, each with the reason. */
export const excused: Readonly<Record<string, string>> = {
  'components/DialogHead.tsx': 'The head of every dialog: in the entries of PageDialog and ConfirmDialog.',
  'components/parts/FoldHead.tsx': 'The head of Part, and of the blocks of the profile: in the entry of Part.',
  'components/pdf/PdfPages.tsx': needsPdf,
  'components/pdf/PdfPreview.tsx': needsPdf,
  'components/pdf/PdfSheet.tsx': needsPdf,
  'components/pdf/PdfText.tsx': `${needsPdf} Its parts are in the entry of PaperParts.`,
  'forms/calendar/CalendarDay.tsx': 'A day of the month that CalendarPanel shows.',
  'forms/mask/MaskedInput.tsx': 'Draws nothing of its own: DateField and PhoneField are its two looks.',
  'forms/relation/BondFields.tsx': ofAPerson,
  'forms/relation/BlockButton.tsx': ofAPerson,
  'forms/relation/KeepDraftDialog.tsx': ofAPerson,
  'forms/relation/LimitBanner.tsx': ofAPerson,
  'forms/relation/RelationDialog.tsx': ofAPerson,
  'forms/relation/RelationFields.tsx': ofAPerson,
  'forms/relation/RelationForm.tsx': ofAPerson,
};
