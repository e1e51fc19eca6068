import type { loginTexts as Korean } from '../ko/loginTexts.ts'
import { plural } from './plural.ts'

export const loginTexts: typeof Korean = {
  title: 'Admin login',
  lead: 'Only the owner of this site can log in.',
  password: 'Password',
  placeholder: 'Enter your password',
  errors: {
    empty: 'Please enter the password.',
    wrong: 'That isn’t the right password.',
    unsupported: 'The password can’t be checked on this connection. Please open the https address.',
  },
  unavailable: 'Logging in is off because no admin password has been set.',
  wait: { before: 'Too many wrong passwords. You can try again in ', after: '.' },
  spokenWait: (time) => `Too many wrong passwords. You can try again in about ${time}.`,
  minutes: (count) => plural(count, 'minute'),
  seconds: (count) => plural(count, 'second'),
  cancel: 'Cancel',
  submit: 'Log in',
}
