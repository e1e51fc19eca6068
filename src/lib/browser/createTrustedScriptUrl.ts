/** The part of the Trusted Types API that this site uses; TypeScript's DOM library lacks it. */
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
 * Creates the Trusted Types policy `name`, which allows exactly one script URL, and returns that URL as a trusted value.
 * Browsers without Trusted Types get the plain string. Call it once per name: a duplicate policy throws.
 */
export function createTrustedScriptUrl(name: string, scriptUrl: string): string | URL {
  const policy = globalThis.trustedTypes?.createPolicy(name, {
    createScriptURL: (url) => (url === scriptUrl ? url : null),
  })
  return policy?.createScriptURL(scriptUrl) ?? scriptUrl
}
