import type { shell as Korean } from '../../ko/admin/shell.ts'
import { plural } from '../plural.ts'

export const shell: typeof Korean = {
  skip: 'Skip to content',
  home: (site) => `${site} admin home`,
  menuButton: 'Menu',
  menu: 'Admin menu',
  serial: 'Series',
  received: 'Received photos',
  receivedCount: (count) => `Received photos, ${plural(count, 'photo')}`,
  trash: 'Trash',
  trashCount: (count) => `Trash, ${plural(count, 'post')}`,
  connection: {
    checking: 'Checking connection…',
    connected: 'Connected',
    disconnected: 'Not connected',
    offline: 'Offline',
  },
  server: 'Server connection',
  site: 'View site',
  language: 'Language',
  logOut: 'Log out',
  logOutIn: 'Automatic log-out in',
  expiryWarning: (time) =>
    `You’ll be logged out automatically in ${time}. Posts you’re writing are saved as drafts.`,
  notErased: 'What’s kept here couldn’t be deleted, so you’re still logged in. Please try again.',
  loggedOutHere: (reason) => `You’re being logged out in this browser only. ${reason}`,
  unsaved: {
    title: (drafts, photos) =>
      `This browser has ${photos === 0 ? 'unsaved posts' : drafts === 0 ? 'received photos' : 'unsaved posts and received photos'}`,
    text: (drafts, photos) => {
      const posts = plural(drafts, 'unsaved post')
      const pictures = `${plural(photos, 'photo')} not yet uploaded`
      const kept = photos === 0 ? posts : drafts === 0 ? pictures : `${posts} and ${pictures}`
      return `This browser is keeping ${kept}. If you leave them here, you can log in again and go on.`
    },
    shared: 'If others use this device, delete them first. Deleted work can’t be restored.',
    erase: 'Delete and log out',
    keep: 'Keep and log out',
  },
}
