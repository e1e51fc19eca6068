import type { shell as Korean } from '../ko/shell.ts'

export const shell: typeof Korean = {
  skip: 'Skip to content',
  home: (site) => `${site}, home`,
  mainMenu: 'Main menu',
  search: 'Search',
  openLinks: 'Open external links',
  links: 'Links',
  openContents: 'Open contents',
  contents: 'Contents',
  menuFailed: 'The menu didn’t open.',
  inquiry: 'Inquiry',
  intake: { open: 'Taking commissions', waitlist: 'Waiting list only', closed: 'Taking a break' },
  write: 'Write a letter',
  mail: 'Email',
  social: 'Social',
  rights: 'Rights',
  adminLogin: 'Admin login',
  loginFailed: 'The login window didn’t open.',
  mailCopied: 'Email address copied.',
}
