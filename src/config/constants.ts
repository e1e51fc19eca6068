/** Every number of the specification, once, named. Sources are its sections; units stand in the names. */

/** specification §9: an admin session lives 24 hours and is checked again every 24 hours. */
export const ADMIN_SESSION_LIFETIME_MS = 24 * 60 * 60 * 1000
export const ADMIN_RECHECK_INTERVAL_MS = 24 * 60 * 60 * 1000
/** specification §9: the intro plays again after 24 hours. */
export const INTRO_REPLAY_WINDOW_MS = 24 * 60 * 60 * 1000

/** specification §3: keys of the browser's local storage. */
export const ADMIN_STORAGE_KEY = 'admin-storage'
export const INTRO_STORAGE_KEY = 'introAnimationShown'
/** decisions §11: how much moves, as the visitor chose. */
export const MOTION_STORAGE_KEY = 'blank-page-motion'
/** decisions §11: where the visitor was. */
export const RESUME_STORAGE_KEY = 'blank-page-resume'
/** A chapter of which less (0–1) was read has not been begun; of which more was, is read. */
export const RESUME_FROM_SHARE = 0.03
export const RESUME_READ_SHARE = 0.99
/** The last photographs that are shown again. */
export const RESUME_PHOTOS = 3
/** decisions §3: the storage bucket of all pictures, as the migrations make it. */
export const MEDIA_BUCKET = 'media'

/** specification §4, §9: header and back-to-top thresholds. */
export const HEADER_SCROLLED_AT_PX = 100
export const HEADER_HIDE_AFTER_PX = 300
export const HEADER_HIDE_OFFSET_PX = 120
export const BACK_TO_TOP_AFTER_PX = 100
/** specification §9: height of the second-level dropdown. */
export const DROPDOWN_HEIGHT_PX = 400
/** specification §9: side and mini menu animate for 0.3 to 0.4 s. */
export const MENU_FADE_MS = 300
export const MENU_SLIDE_MS = 400

/** specification §9: sparkles of the hero. */
export const SPARKLE_COUNT = 40

/** specification §9: home's pinned sections, as shares of the viewport's height. */
export const DESIGN_SCROLL_PER_GROUP = 2.5
export const WEBTOON_SCROLL_PER_SERIES = 8
export const AFTER_DESIGN_SCROLL_MS = 600

/** specification §9: home's gallery. */
export const HOME_GALLERY_CARDS = 4
export const HOME_GALLERY_FETCHED_PER_TABLE = 4
export const HOME_GALLERY_MORE_AFTER_PROGRESS = 0.8
export const HOME_GALLERY_MORE_FADE_MS = 300
/** specification §9: the pin is as long as the section's height times cards divided by this. */
export const HOME_GALLERY_PIN_DIVISOR = 3
/** specification §7: transformed thumbnails. */
export const HOME_THUMBNAIL = { width: 300, height: 300, quality: 80, resize: 'cover' } as const

/** specification §2, §9: the loading overlay. */
export const OVERLAY_MINIMUM_MS = 500
export const OVERLAY_REMOVAL_MS = 800
/** A static page is uncovered this long after its first paint, even if its picture or fonts have not arrived. */
export const OVERLAY_MAXIMUM_MS = 1200
/** specification §2: a page that has not come by then is waited for with the hamster, not with the ring alone. */
export const OVERLAY_HAMSTER_AFTER_MS = 1000

/** specification §9: duration of smooth scrolling. */
export const SMOOTH_SCROLL_MS = 1500

/** decisions: public lists show 24 a page; reads give up after 10 s and are tried twice more. */
export const LIST_PAGE_SIZE = 24
export const READ_TIMEOUT_MS = 10_000
export const READ_RETRIES = 2
export const READ_RETRY_BASE_MS = 500
/** The owner's writes give up after so long: a slow one is done all the same, so they wait longer than reads. */
export const WRITE_TIMEOUT_MS = 30_000

/** The light table spreads out so many photographs of each camera at most: what a browser lays out and keeps with ease. */
export const LIGHT_TABLE_PHOTOS_PER_CAMERA = 96

/** decisions §3: the login's verifier. OWASP's floor for PBKDF2-SHA256; a weaker one counts as none. */
export const PASSWORD_ITERATIONS = 600_000
/** decisions §3: so many wrong passwords are free; then each try costs a wait that doubles up to a limit. */
export const LOGIN_FREE_TRIES = 5
export const LOGIN_FIRST_DELAY_MS = 5000
export const LOGIN_LONGEST_DELAY_MS = 15 * 60 * 1000
/** The admin is told this long before the session ends. */
export const ADMIN_EXPIRY_WARNING_MS = 10 * 60 * 1000
/** decisions §4, §12.1: the admin's lists show 10 rows a page; what was deleted is brought back by its toast for 8 s. */
export const ADMIN_LIST_PAGE_SIZE = 10
export const UNDO_WINDOW_MS = 8000
/** decisions §12.2: deleted posts stay in the trash for so many days; they are marked when so few are left. */
export const TRASH_DAYS = 30
export const TRASH_WARNING_DAYS = 3
/** decisions §4: the largest file that becomes a picture. */
export const LARGEST_FILE_BYTES = 40 * 1024 * 1024
/** decisions §12.9: photographs that a phone has shared wait for so many days, and so many at most. */
export const RECEIVED_DAYS = 7
export const RECEIVED_MOST = 200
/** What has been sent by halves, for want of a network, is sent again after so long; each time twice as long, up to the most. */
export const RECEIVED_RETRY_MS = { first: 1000, most: 30_000 }
/** decisions §1, §4: the longest texts of a post, in characters; of `meta` in UTF-16 units, of which an emoji has two. */
export const LONGEST_TITLE = 120
export const LONGEST_SUMMARY = 300
export const LONGEST_ALT = 500
export const LONGEST_META_TEXT = 200
/** decisions §12.5: the longest title and description of a shared link. What services cut is told, not refused. */
export const LONGEST_SHARE_TITLE = 120
export const LONGEST_SHARE_DESCRIPTION = 300
/** What Naver and Google show of them, in letters as people count them. */
export const SHOWN_SHARE_TITLE = 35
export const SHOWN_SHARE_DESCRIPTION = 80
/** decisions §12.3: so many earlier versions of a post are kept, as the migration of `post_versions` has it. */
export const KEPT_VERSIONS = 30
/** decisions §4: unsaved work is kept after a pause in typing, and in the midst of it before it is this far behind. */
export const AUTOSAVE_PAUSE_MS = 3000
export const AUTOSAVE_LONGEST_MS = 5000
/** decisions §11.1: rows of a search are asked for after this pause in typing. */
export const SEARCH_PAUSE_MS = 200
/** decisions §11.1: the address follows what is searched for after this pause; Safari refuses more than 100 changes in 30 s. */
export const ADDRESS_PAUSE_MS = 350
/** decisions §12.6: the longest address of a deploy hook, as the migration of `desk_settings` has it. */
export const LONGEST_DEPLOY_HOOK = 500
/** decisions §12.6: the desk looks so often whether a new site is there, and gives up after so long. */
export const REBUILD_POLL_MS = 10_000
export const REBUILD_LIMIT_MS = 15 * 60 * 1000
/** What hosts usually take to build the site: how fast the bar fills, and what is said before. */
export const REBUILD_USUAL_MS = 2 * 60 * 1000
/** A build that was asked for in this browser, and when. */
export const REBUILD_STORAGE_KEY = 'blank-page-rebuild'
