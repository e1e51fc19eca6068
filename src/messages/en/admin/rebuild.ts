import type { rebuild as Korean } from '../../ko/admin/rebuild.ts'

export const rebuild: typeof Korean = {
  done: 'The new site is live.',
  failed: 'The site couldn’t be rebuilt. It’s still as it was.',
  hook: {
    title: 'Deploy hook',
    lead: 'Paste the address you created in the settings of Vercel, Netlify or Cloudflare. Anyone who knows it can rebuild the site, so don’t write it down anywhere else.',
    address: 'Deploy hook address',
    remove: 'Remove',
    removed: 'Deploy hook removed.',
    save: 'Save',
    saved: 'Deploy hook saved.',
  },
  faults: {
    empty: () => 'Enter the address of the deploy hook.',
    malformed: () => 'This address couldn’t be read. Paste the whole address, starting with https://.',
    insecure: () => 'The address has to start with https://.',
    unknownHost: (hosts) => `Only deploy hooks of these hosts can be used: ${hosts}.`,
    cut: () => 'The address is cut off. Paste all of it.',
    tooLong: () => 'The address is too long.',
  },
}
