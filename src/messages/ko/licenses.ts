/** Names of licences that have none of their own. */
export const licenses = { reserved: '모든 권리를 갖습니다' }
