import type { connection as Korean } from '../../ko/admin/connection.ts'

export const connection: typeof Korean = {
  sessionExpires:
    'The server couldn’t be reached. Your session there ends by itself after the time the server has set.',
  title: 'Server connection',
  noServer: 'This site has no server to connect to. Set VITE_SUPABASE_URL and build it again.',
  address: 'Server address',
  lead: 'Connect with the owner’s account to the server that keeps your posts and photos.',
  neededToSave: 'You need to be connected to save. Once you’re connected, your save goes through.',
  email: 'Email',
  password: 'Password',
  refusals: {
    empty: 'Enter your email and password.',
    denied: 'The email or password isn’t right.',
    stranger: 'This isn’t the site owner’s account.',
  },
  connect: 'Connect',
  connected: 'Connected.',
  connectedLead: 'This browser is connected to the server with the owner’s account.',
  disconnect: 'Disconnect',
  disconnected: 'Disconnected.',
  disconnectedHere: (reason) => `Disconnected in this browser only. ${reason}`,
}
