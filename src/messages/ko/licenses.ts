/** Names of licences that are not known by name. */
export const licenses = { reserved: '모든 권리를 갖습니다' }
