import { existsSync } from 'node:fs'

/** The driver of Debian's package `webkit2gtk-driver`. */
export const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver'
/** A virtual X server, from the package `xvfb`. */
export const VIRTUAL_DISPLAY = '/usr/bin/Xvfb'

/** The command that installs what the WebKit suite needs. */
export const WEBKIT_INSTALLATION = 'apt-get install -y --no-install-recommends webkit2gtk-driver xvfb'

/** Returns true if the WebKit suite can run on this machine. */
export const hasWebKit = (): boolean => [WEBKIT_DRIVER, VIRTUAL_DISPLAY].every((file) => existsSync(file))
