/** Stands for the module of the same name where this browser is the owner's: `vi.mock` it as `backendUrl`. */

export const hasOwnerSession = () => Promise.resolve(true)
export const isOwner = () => Promise.resolve(true)
