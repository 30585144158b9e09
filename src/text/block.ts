/** The sentences about blocking somebody, and letting them in again: separate, as they load with the relation form. */
export const blockText = {
  isBlocked: 'Deze persoon is geblokkeerd en kan niet inloggen. De contracten blijven bestaan.',
  block: {
    action: 'Blokkeren',
    title: (name: string) => `${name} blokkeren?`,
    text: (name: string) =>
      `${name} kan daarna niet meer inloggen. Contracten blijven bestaan. Je kunt ${name} later weer toelaten.`,
    done: (name: string) => `${name} is geblokkeerd.`,
  },
  unblock: {
    action: 'Weer toelaten',
    title: (name: string) => `${name} weer toelaten?`,
    withLogin: (name: string) =>
      `${name} kan weer inloggen en ziet weer de contracten waar ${name} zelf in staat. We sturen daar een mail over. Het beheer van de familie komt niet vanzelf terug: dat geef je apart.`,
    invited: (name: string, email: string) =>
      `${name} krijgt een nieuwe uitnodiging op ${email}, en kan weer in nieuwe contracten staan.`,
    withoutLogin: (name: string) => `${name} kan weer in nieuwe contracten staan.`,
    done: (name: string) => `${name} is weer toegelaten.`,
  },
} as const;
