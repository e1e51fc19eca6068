/** Names of the characters by slug, also for modules that must not load the pictures. */
export const cast = { hae: '한해', dal: '한달', jaeha: '윤재하', iro: '강이로' }
