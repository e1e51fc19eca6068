/** The part of Trusted Types that this site uses; TypeScript's own library does not know them yet. */
interface ScriptUrlPolicies {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string | null },
  ) => { createScriptURL: (url: string) => URL }
}

declare global {
  var trustedTypes: ScriptUrlPolicies | undefined
}

/**
 * Makes the policy `name`, which vouches for one script's address and no other; to be called once per name. The answer is
 * that address as a browser with Trusted Types takes it, and in any other browser the address itself.
 */
export function trustScript(name: string, address: string): string | URL {
  const policy = globalThis.trustedTypes?.createPolicy(name, {
    createScriptURL: (url) => (url === address ? url : null),
  })
  return policy?.createScriptURL(address) ?? address
}
