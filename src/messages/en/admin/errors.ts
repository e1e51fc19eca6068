import type { errors as Korean } from '../../ko/admin/errors.ts'
import { plural } from '../plural.ts'

const kept = 'Your posts and photos are safe, and visitors see the site as it was last built.'
const tooMany = 'There were too many requests in a short time, so the server has paused them.'

export const errors: typeof Korean = {
  unknown: 'Something went wrong. Please try again.',
  kinds: {
    offline: 'The server couldn’t be reached. Check your network and try again.',
    timeout: 'The server took too long to answer. Please try again in a moment.',
    aborted: 'The request was canceled.',
    denied: 'The server didn’t allow this. Check the server connection.',
    conflict: 'This was changed somewhere else first. Reload it and try again.',
    missing: 'This post has already been deleted.',
    tooLarge: 'The file is larger than the server accepts.',
    rejected: 'The server didn’t accept this content.',
    server: 'The server had a problem. Please try again in a moment.',
    paused: `The Supabase project is paused. Projects on the free plan are paused after about a week with little activity. Within a year of the pause, open the project in the Supabase dashboard and press Resume project. ${kept}`,
    malformed: 'The server’s answer couldn’t be read.',
  },
  hints: {
    offline: 'If other sites open, check in the Supabase dashboard that the project isn’t paused.',
    timeout: 'If this keeps happening, check Supabase’s status at status.supabase.com.',
    server: 'If this keeps happening, check Supabase’s status at status.supabase.com.',
    malformed:
      'If a web page answered instead of Supabase, check in the Supabase dashboard that the project is running.',
  },
  quotas: {
    egress: {
      cause: 'its egress limit is used up',
      remedy: 'This ends with the next billing cycle or a larger plan.',
    },
    storage: {
      cause: 'its storage limit is used up',
      remedy: 'Delete unused files in Supabase’s Storage or choose a larger plan.',
    },
    database: {
      cause: 'its database is too large',
      remedy: 'Make the database smaller or choose a larger plan.',
    },
    payment: { cause: 'a payment is overdue', remedy: 'Paying it lifts the restriction.' },
    unknown: {
      cause: 'a limit of its plan is used up',
      remedy: 'Supabase’s Usage page shows which one.',
    },
  },
  quotaExceeded: (quotas) =>
    `Supabase is refusing all requests from this site because ${quotas.map(({ cause }) => cause).join(' and ')}. ${quotas.map(({ remedy }) => remedy).join(' ')} ${kept}`,
  throttled: `${tooMany} Please try again in about 5 minutes.`,
  throttledSeconds: (seconds) => `${tooMany} Please try again in ${plural(seconds, 'second')}.`,
  throttledMinutes: (minutes) => `${tooMany} Please try again in ${plural(minutes, 'minute')}.`,
}
