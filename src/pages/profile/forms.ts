import { lazy } from 'react';

/**
 * The forms that a person only needs after a press, in one chunk of their own: they weigh more than all the rest of the
 * profile (docs/performance.md). The names keep these pieces in one file.
 */
export const MeForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './me/MeForm.tsx')).MeForm,
}));
export const PasswordForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './security/PasswordForm.tsx')).PasswordForm,
}));
export const EnrolDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './security/EnrolDialog.tsx')).EnrolDialog,
}));
export const RenewCodesDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './security/RenewCodesDialog.tsx')).RenewCodesDialog,
}));
export const TurnOffDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './security/TurnOffDialog.tsx')).TurnOffDialog,
}));
export const AddDeviceDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './devices/AddDeviceDialog.tsx')).AddDeviceDialog,
}));
export const EraseDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './ownData/EraseDialog.tsx')).EraseDialog,
}));
export const AddressForm = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './address/AddressForm.tsx')).AddressForm,
}));
export const ConfirmAddressDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './address/ConfirmAddressDialog.tsx'))
    .ConfirmAddressDialog,
}));
export const MandateDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './mandates/MandateDialog.tsx')).MandateDialog,
}));
export const AddPasskeyDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './passkeys/AddPasskeyDialog.tsx')).AddPasskeyDialog,
}));
export const RenamePasskeyDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './passkeys/RenamePasskeyDialog.tsx'))
    .RenamePasskeyDialog,
}));
export const RemovePasskeyDialog = lazy(async () => ({
  default: (await import(/* webpackChunkName: "profile-forms" */ './passkeys/RemovePasskeyDialog.tsx'))
    .RemovePasskeyDialog,
}));
