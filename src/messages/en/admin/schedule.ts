import type { schedule as Korean } from '../../ko/admin/schedule.ts'

export const schedule: typeof Korean = {
  title: 'Publish',
  now: 'Now',
  later: 'Schedule',
  change: 'Change',
  date: 'Date',
  time: 'Time',
  zone: 'Time zone Asia/Seoul · Seoul (UTC+9)',
  summary: (moment, remaining) => `Publishes on ${moment}, in ${remaining}.`,
  onDevice: (moment) => `On this device’s clock that’s ${moment}.`,
  hiddenUntilThen: 'It isn’t on the site until then.',
  scheduled: (title) => `“${title}” isn’t on the site until then.`,
  reschedule: 'Reschedule',
  unschedule: 'Unschedule',
  publishNow: 'Publish now',
}
