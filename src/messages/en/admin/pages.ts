import type { pages as Korean } from '../../ko/admin/pages.ts'

export const pages: typeof Korean = {
  dashboard: 'Admin',
  list: (collection) => `Manage ${collection}`,
  newItem: (noun) => `New ${noun}`,
  editItem: (noun) => `Edit ${noun}`,
  trash: 'Trash',
  share: 'Share preview',
  inquiries: 'Inbox',
  inquiry: 'Inquiry',
  received: 'Received photos',
  versions: 'Earlier versions',
  loadingVersions: 'Loading versions…',
  error: 'Error',
  notFound: {
    head: 'Not found',
    title: 'Nothing here.',
    text: 'The address is wrong, or the post has been deleted.',
    home: 'Back to admin home',
  },
  editorFailed: {
    title: 'The editor didn’t open.',
    text: 'Your post is still in this browser. Check your connection and try again.',
    reload: 'Reload',
  },
}
