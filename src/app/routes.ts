import { paths } from '../paths.ts';
import { shellText } from '../text/shell.ts';
import type { AppRoute } from './appRoute.ts';

const { titles, menuLabels: menu } = shellText;
/** Each page is a chunk of its own, under the name by which the byte budgets know it (scripts/budgets.mjs). */
export const routes: readonly AppRoute[] = [
  {
    name: 'overzicht',
    path: paths.overzicht,
    layout: 'menu',
    access: 'login',
    title: titles.overview,
    menu: { label: menu.overview, icon: 'overview', covers: [paths.lening(''), paths.gelijkDelen, paths.plan] },
    load: async () =>
      (await import(/* webpackChunkName: "page-overzicht" */ '../pages/overview/OverviewPage.tsx')).OverviewPage,
  },
  {
    name: 'lening',
    path: '/lening/:id',
    layout: 'menu',
    access: 'login',
    title: titles.loan,
    load: async () => (await import(/* webpackChunkName: "page-lening" */ '../pages/loan/LoanPage.tsx')).LoanPage,
  },
  {
    name: 'teken',
    path: '/ondertekenen/:id',
    layout: 'menu',
    access: 'login',
    title: titles.signing,
    load: async () =>
      (await import(/* webpackChunkName: "page-teken" */ '../pages/signing/SigningPage.tsx')).SigningPage,
  },
  {
    name: 'gelijk-delen',
    path: paths.gelijkDelen,
    layout: 'menu',
    access: 'login',
    title: titles.equalShares,
    load: async () =>
      (await import(/* webpackChunkName: "page-gelijk-delen" */ '../pages/equalShares/EqualSharesPage.tsx'))
        .EqualSharesPage,
  },
  {
    name: 'plan',
    path: paths.plan,
    layout: 'menu',
    access: 'login',
    title: titles.plan,
    load: async () => (await import(/* webpackChunkName: "page-plan" */ '../pages/plan/PlanPage.tsx')).PlanPage,
  },
  {
    name: 'jaaropgave',
    path: paths.jaaropgave,
    layout: 'menu',
    access: 'login',
    title: titles.statement,
    menu: { label: menu.statement, icon: 'statement' },
    load: async () =>
      (await import(/* webpackChunkName: "page-jaaropgave" */ '../pages/statement/StatementPage.tsx')).StatementPage,
  },
  {
    name: 'relaties',
    path: paths.relaties,
    layout: 'menu',
    access: 'login',
    title: titles.relations,
    menu: { label: menu.family, icon: 'family', covers: [paths.administratie, paths.wieZietWat] },
    load: async () =>
      (await import(/* webpackChunkName: "page-relaties" */ '../pages/relations/RelationsPage.tsx')).RelationsPage,
  },
  {
    name: 'wie-ziet-wat',
    path: paths.wieZietWat,
    layout: 'menu',
    access: 'login',
    title: titles.access,
    load: async () =>
      (await import(/* webpackChunkName: "page-wie-ziet-wat" */ '../pages/access/AccessPage.tsx')).AccessPage,
  },
  {
    name: 'administratie',
    path: paths.administratie,
    layout: 'menu',
    access: 'login',
    title: titles.administration,
    load: async () =>
      (await import(/* webpackChunkName: "page-administratie" */ '../pages/administration/AdministrationPage.tsx'))
        .AdministrationPage,
  },
  {
    name: 'meldingen',
    path: paths.meldingen,
    layout: 'menu',
    access: 'login',
    title: titles.notices,
    load: async () =>
      (await import(/* webpackChunkName: "page-meldingen" */ '../pages/notices/NoticesPage.tsx')).NoticesPage,
  },
  {
    name: 'profiel',
    path: paths.profiel,
    layout: 'menu',
    access: 'login',
    title: titles.profile,
    menu: { label: menu.profile, icon: 'profile' },
    load: async () =>
      (await import(/* webpackChunkName: "page-profiel" */ '../pages/profile/ProfilePage.tsx')).ProfilePage,
  },
  {
    name: 'eigen-familie',
    path: paths.eigenFamilie,
    layout: 'menu',
    access: 'login',
    title: titles.founding,
    load: async () =>
      (await import(/* webpackChunkName: "page-eigen-familie" */ '../pages/founding/FoundingPage.tsx')).FoundingPage,
  },
  {
    name: 'admin',
    path: paths.admin,
    layout: 'menu',
    access: 'login',
    title: titles.admin,
    menu: { label: menu.admin, icon: 'admin', role: 'superadmin', covers: [paths.adminProfile('')] },
    load: async () => (await import(/* webpackChunkName: "page-admin" */ '../pages/admin/AdminPage.tsx')).AdminPage,
  },
  {
    name: 'admin-profile',
    path: '/admin/:adminId',
    layout: 'menu',
    access: 'login',
    title: titles.adminProfile,
    load: async () =>
      (await import(/* webpackChunkName: "page-admin-profile" */ '../pages/adminProfile/AdminProfilePage.tsx'))
        .AdminProfilePage,
  },
  {
    name: 'register',
    path: `${paths.register()}/:invitation?`,
    layout: 'full',
    access: 'open',
    title: titles.register,
    load: async () =>
      (await import(/* webpackChunkName: "page-register" */ '../pages/register/RegisterPage.tsx')).RegisterPage,
  },
  {
    name: 'meedoen',
    path: paths.meedoen,
    layout: 'full',
    access: 'login',
    title: titles.join,
    load: async () => (await import(/* webpackChunkName: "page-meedoen" */ '../pages/join/JoinPage.tsx')).JoinPage,
  },
  {
    name: 'register-final',
    path: paths.registerFinal,
    layout: 'full',
    access: 'open',
    title: titles.registerFinal,
    load: async () =>
      (await import(/* webpackChunkName: "page-register-final" */ '../pages/registerFinal/RegisterFinalPage.tsx'))
        .RegisterFinalPage,
  },
  {
    name: 'logout',
    path: paths.logout,
    layout: 'full',
    access: 'open',
    title: titles.logout,
    noReturn: true,
    load: async () => (await import(/* webpackChunkName: "page-logout" */ '../pages/logout/LogoutPage.tsx')).LogoutPage,
  },
  {
    name: 'error',
    path: paths.error,
    layout: 'full',
    access: 'open',
    title: titles.error,
    noReturn: true,
    load: async () => (await import(/* webpackChunkName: "page-error" */ '../pages/error/ErrorPage.tsx')).ErrorPage,
  },
  {
    name: 'error-404',
    path: paths.error404,
    layout: 'full',
    access: 'open',
    title: titles.notFound,
    noReturn: true,
    load: async () =>
      (await import(/* webpackChunkName: "page-error-404" */ '../pages/notFound/NotFoundPage.tsx')).NotFoundPage,
  },
  {
    name: 'maintenance',
    path: paths.onderhoud,
    layout: 'full',
    access: 'open',
    title: titles.maintenance,
    noReturn: true,
    load: async () =>
      (await import(/* webpackChunkName: "page-onderhoud" */ '../pages/maintenance/MaintenancePage.tsx'))
        .MaintenancePage,
  },
  {
    name: 'melding',
    path: paths.melding,
    layout: 'full',
    access: 'open',
    title: titles.message,
    load: async () =>
      (await import(/* webpackChunkName: "page-melding" */ '../pages/message/MessagePage.tsx')).MessagePage,
  },
  {
    name: 'controle',
    path: paths.controle,
    layout: 'full',
    access: 'open',
    title: titles.paperCheck,
    load: async () =>
      (await import(/* webpackChunkName: "page-controle" */ '../pages/paperCheck/PaperCheckPage.tsx')).PaperCheckPage,
  },
  {
    name: 'inzage',
    path: paths.inzage,
    layout: 'full',
    access: 'open',
    title: titles.adviser,
    load: async () =>
      (await import(/* webpackChunkName: "page-inzage" */ '../pages/adviser/AdviserPage.tsx')).AdviserPage,
  },
  {
    name: 'herroepen',
    path: paths.herroepen,
    layout: 'full',
    access: 'open',
    title: titles.withdrawal,
    load: async () =>
      (await import(/* webpackChunkName: "page-herroepen" */ '../pages/withdrawal/WithdrawalPage.tsx')).WithdrawalPage,
  },
  {
    name: 'mfa',
    path: paths.mfa,
    layout: 'full',
    access: 'open',
    title: titles.mfa,
    noReturn: true,
    load: async () => (await import(/* webpackChunkName: "page-mfa" */ '../pages/mfa/MfaPage.tsx')).MfaPage,
  },
];
