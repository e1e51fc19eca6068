import type { Clock, letterTexts as Korean } from '../ko/letterTexts.ts'
import { dates } from './dates.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const number = (value: number) => value.toLocaleString('en-US')
const monthDay = ({ month, day }: { month: number; day: number }) => `${MONTHS[month - 1] ?? month} ${day}`
const letters = (count: number) => `${number(count)} ${count === 1 ? 'character' : 'characters'}`

const clock = ({ hour, minute, day }: Clock) =>
  `${day ? `${monthDay(day)}, ` : ''}${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`

export const letterTexts: typeof Korean = {
  today: (today) => dates.day(today),
  fields: {
    kind: 'What is it about?',
    commission: 'Kind of commission',
    name: 'Name or nickname',
    contact: 'Contact',
    text: 'Message',
    budget: 'Budget',
    wantedOn: 'Preferred deadline',
    links: 'Reference links',
    consent: 'Consent',
  },
  kinds: { commission: 'Commission', work: 'Freelance work', use: 'Use of a work', other: 'Something else' },
  optional: 'optional',
  linksHint: 'optional · one per line, up to five',
  choose: 'Choose',
  opensFrom: (day) => `from ${monthDay(day)}`,
  resting: 'taking a break',
  count: (count, most) => `${number(count)}/${number(most)}`,
  lettersLeft: (most, left) =>
    left > 0
      ? `${letters(left)} left of ${number(most)}.`
      : left === 0
        ? `You’ve used all ${letters(most)}.`
        : `${letters(-left)} over the limit of ${number(most)}.`,
  consent: 'I’m 14 or older and agree to the use of my personal data',
  consentNote: (days) =>
    `Your name, contact and message are only used to answer you, and are erased ${days} days after the inquiry ends.`,
  more: 'More about this',
  privacy: (keptDays, spamDays) => [
    `Inquiries without an answer are erased ${keptDays} days after their last change, spam after ${spamDays} days.`,
    'You can withdraw at any time from the receipt. No email is sent.',
    'To stop floods of letters, your network address is kept in a form that can only be recognized for one day.',
  ],
  website: 'Website',
  about: 'About this work',
  aboutGone: 'This work is no longer here. Please mention it in your message.',
  remove: 'Remove',
  removed: 'The work was removed.',
  undo: 'Undo',
  from: 'From',
  stillEmpty: 'Still empty',
  to: 'To',
  attention: '',
  send: 'Send',
  sending: 'Sending…',
  kept: (time) => `Kept in this browser · ${clock(time)}`,
  notKept: 'This browser couldn’t keep the letter',
  erase: 'Erase',
  eraseQuestion: 'Erase what you have written?',
  keep: 'Keep it',
  notSent: 'Not sent yet',
  toFill: (places) =>
    `${places === 1 ? 'One field needs' : `${places} fields need`} your attention. What you have written is still here.`,
  faults: {
    kind: 'Please choose what it’s about.',
    commission: 'Please choose a kind of commission.',
    commissionGone: 'This kind of commission is no longer offered. Please choose another one.',
    name: 'Please enter a name or nickname.',
    short: (least, count) => `Please write at least ${letters(least)}. This has ${number(count)}.`,
    long: (most, count) => `You can send up to ${letters(most)}. This has ${number(count)}.`,
    characters: 'There are invisible characters in the text. Please remove them and send it again.',
    http: (at) => `Line ${at} starts with http. Only addresses that start with https can be sent.`,
    noAddress: (at) => `Line ${at} isn’t an address. Only addresses that start with https can be sent.`,
    onlyHttps: 'Only addresses that start with https can be sent.',
    longLink: (at, most) => `Line ${at} is too long. You can send up to ${letters(most)}.`,
    tooManyLinks: 'You can send up to five links.',
    past: 'Please choose today or a later day.',
    consent: 'The letter can only be sent with your consent.',
  },
  justClosed:
    'Commissions have just closed. What you have written is still here, and you can send it as something else.',
  failures: {
    lost: 'No answer came back. Sending it again won’t deliver it twice.',
    offline:
      'You’re offline. What you have written is still here. Please send it again once you’re connected.',
    online: 'You’re connected again and can send the letter now.',
    unreadable: 'The server’s answer couldn’t be read. Sending it again won’t deliver it twice.',
    server: 'The server isn’t answering right now. What you have written is still here.',
    unavailable:
      'The server can’t take letters right now. What you have written is still here, so please send it by email.',
    refused:
      'The server didn’t take the letter. What you have written is still here. Please try again or send it by email.',
    tooMany: 'Please send it a little later.',
    tooManyUntil: (time) => `Please send it a little later. You can send it again after ${clock(time)}.`,
  },
  copy: 'Copy the text',
  copied: 'Text copied.',
  notCopied: 'The text couldn’t be copied.',
  mail: 'Send by email',
  mailCopied: 'Text copied. Please paste it into your email.',
}
