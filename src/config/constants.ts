/** Limits, durations and storage keys of the product. Units are part of the names. */

/** An admin session lasts 24 hours; open tabs check it again every 24 hours. */
export const ADMIN_SESSION_LIFETIME_MS = 24 * 60 * 60 * 1000
export const ADMIN_RECHECK_INTERVAL_MS = 24 * 60 * 60 * 1000
/** The intro plays again after 24 hours. */
export const INTRO_REPLAY_WINDOW_MS = 24 * 60 * 60 * 1000

/** Keys in local storage. */
export const ADMIN_STORAGE_KEY = 'admin-storage'
export const INTRO_STORAGE_KEY = 'introAnimationShown'
/** Local storage key of the language of the admin area. */
export const ADMIN_LANGUAGE_STORAGE_KEY = 'blank-page-admin-language'
/** Local storage key of the visitor's motion choice. */
export const MOTION_STORAGE_KEY = 'blank-page-motion'
/** Local storage key of the resume state: the chapters, tabs and photos seen last. */
export const RESUME_STORAGE_KEY = 'blank-page-resume'
/** Share of a chapter (0–1) from which it counts as started, and from which it counts as read. */
export const RESUME_MIN_SHARE = 0.03
export const RESUME_READ_SHARE = 0.99
/** Number of photos in the resume block. */
export const MAX_RESUME_PHOTOS = 3
/** Storage bucket of all pictures; created by the migrations under this name. */
export const MEDIA_BUCKET = 'media'

/** Scroll thresholds of the header and of the back-to-top button. */
export const HEADER_SCROLLED_AT_PX = 100
export const HEADER_HIDE_AFTER_PX = 300
export const HEADER_HIDE_OFFSET_PX = 120
export const BACK_TO_TOP_AFTER_PX = 100
/** Height of the header's dropdown. */
export const DROPDOWN_HEIGHT_PX = 400
/** Durations of the side menu and the mini menu. */
export const MENU_FADE_MS = 300
export const MENU_SLIDE_MS = 400

/** Number of sparkles in the hero. */
export const SPARKLE_COUNT = 40

/** Scroll length of the home page's pinned sections, in viewport heights. */
export const DESIGN_SCROLL_PER_GROUP = 2.5
export const WEBTOON_SCROLL_PER_SERIES = 8
/** Duration of the scroll from the design section to the next one. */
export const AFTER_DESIGN_SCROLL_MS = 600

/** The home page's gallery section. */
export const HOME_GALLERY_CARDS = 4
export const HOME_GALLERY_FETCHED_PER_TABLE = 4
export const HOME_GALLERY_MORE_AFTER_PROGRESS = 0.8
export const HOME_GALLERY_MORE_FADE_MS = 300
/** The pin's length is the section's height × number of cards ÷ this divisor. */
export const HOME_GALLERY_PIN_DIVISOR = 3
/** Image transform of the thumbnails on the home page. */
export const HOME_THUMBNAIL = { width: 300, height: 300, quality: 80, resize: 'cover' } as const

/** The loading overlay: minimum visible time and duration of the fade. */
export const OVERLAY_MINIMUM_MS = 500
export const OVERLAY_REMOVAL_MS = 800
/** Loading time after which the overlay shows the hamster in addition to the ring. */
export const OVERLAY_HAMSTER_AFTER_MS = 1000

/** Duration of one smooth scroll. */
export const SMOOTH_SCROLL_MS = 1500

/** Number of posts per page of the public lists. */
export const LIST_PAGE_SIZE = 24
/** Reads time out after 10 s and are retried twice. */
export const READ_TIMEOUT_MS = 10_000
export const READ_RETRIES = 2
export const READ_RETRY_BASE_MS = 500
/** Interval in which a failing host is asked again while the last build is shown. */
export const HOST_RECHECK_MS = 10_000
/** Writes time out later than reads, because a write that times out may still have been applied. */
export const WRITE_TIMEOUT_MS = 30_000

/** Maximum number of photos per camera on the light table, limited by layout time and memory. */
export const LIGHT_TABLE_PHOTOS_PER_CAMERA = 96

/** OWASP's minimum for PBKDF2-SHA256. Password verifiers with fewer iterations are rejected. */
export const PASSWORD_ITERATIONS = 600_000
/** Number of failed logins without a delay. Each further failure doubles the delay up to the maximum. */
export const LOGIN_FREE_TRIES = 5
export const LOGIN_FIRST_DELAY_MS = 5000
export const LOGIN_MAX_DELAY_MS = 15 * 60 * 1000
/** Time before the end of the session at which the owner is warned. */
export const ADMIN_EXPIRY_WARNING_MS = 10 * 60 * 1000
/** Number of rows per page of the admin lists. */
export const ADMIN_LIST_PAGE_SIZE = 10
/** Time during which a toast offers to undo a deletion. */
export const UNDO_WINDOW_MS = 8000
/** Days that a deleted post stays in the trash, and remaining days from which it is marked. */
export const TRASH_DAYS = 30
export const TRASH_WARNING_DAYS = 3
/** Maximum size of an image file for upload. */
export const MAX_FILE_BYTES = 40 * 1024 * 1024
/** Retention and maximum number of photos shared from a phone. */
export const RECEIVED_DAYS = 7
export const MAX_RECEIVED_PHOTOS = 200
/** Backoff for interrupted uploads: doubles from `first` up to `most`, in ms. */
export const RECEIVED_RETRY_MS = { first: 1000, most: 30_000 }
/** Maximum lengths of a post's texts in characters; of `meta` texts in UTF-16 units. */
export const MAX_TITLE_LENGTH = 120
export const MAX_SUMMARY_LENGTH = 300
export const MAX_ALT_LENGTH = 500
export const MAX_META_TEXT_LENGTH = 200
/** Maximum lengths of one line of a script and of an author's note, in UTF-16 units. */
export const MAX_SCRIPT_TEXT_LENGTH = 500
export const MAX_NOTE_LENGTH = 500
/** Licence of works whose author keeps all rights. */
export const RESERVED = 'reserved'
/** Maximum length of the notice of rights, which every picture of the build and every saved card contains. */
export const MAX_RIGHTS_NOTICE_LENGTH = 2000
/** Limits of an episode: number and total stored size of its cuts, height of one picture file. */
export const MAX_CUTS = 200
export const MAX_EPISODE_BYTES = 120 * 1024 * 1024
export const MAX_CUT_HEIGHT_PX = 60_000
/** Limits of a series and of a chapter, in letters without spaces. The migrations use the same numbers, also for cuts. */
export const MAX_EPISODES_PER_SERIES = 500
export const MAX_CHAPTER_LETTERS = 60_000
/** A picture taller than the first is split, at the latest after the second. */
export const CUT_SPLIT_FROM_PX = 4000
export const CUT_SPLIT_HEIGHT_PX = 2400
/** Number of cuts that are uploaded at the same time. */
export const CUT_UPLOADS_AT_ONCE = 3
/** Maximum lengths of a link preview's title and description. The editor warns about texts that services truncate. */
export const MAX_SHARE_TITLE_LENGTH = 120
export const MAX_SHARE_DESCRIPTION_LENGTH = 300
/** Lengths that Naver and Google display, in graphemes. */
export const VISIBLE_SHARE_TITLE_LENGTH = 35
export const VISIBLE_SHARE_DESCRIPTION_LENGTH = 80
/** Number of earlier versions kept for each post; the trigger on `post_versions` uses the same number. */
export const MAX_VERSIONS = 30
/** Unsaved work is stored after this pause in typing, and during continuous typing at least this often. */
export const AUTOSAVE_DEBOUNCE_MS = 3000
export const AUTOSAVE_MAX_DELAY_MS = 5000
/** Pause in typing after which a search is requested. */
export const SEARCH_DEBOUNCE_MS = 200
/** Pause in typing after which the URL is updated. Safari rejects more than 100 history changes in 30 s. */
export const ADDRESS_DEBOUNCE_MS = 350
/** Maximum length of a deploy hook's URL; the check constraint of `desk_settings` uses the same number. */
export const MAX_DEPLOY_HOOK_LENGTH = 500
/** Polling interval and timeout of the wait for a new deployment. */
export const REBUILD_POLL_MS = 10_000
export const REBUILD_TIMEOUT_MS = 15 * 60 * 1000
/** Typical duration of a build on the host: sets the speed of the progress bar and the announced time. */
export const REBUILD_TYPICAL_MS = 2 * 60 * 1000
/** Local storage key of the build requested in this browser and its time. */
export const REBUILD_STORAGE_KEY = 'blank-page-rebuild'

/** Korean letters without spaces that are read per minute. */
export const LETTERS_PER_MINUTE = 500

/** Largest width of an episode's strip, and the visitor's choice in percent of it, kept in local storage. */
export const STRIP_WIDTH_PX = 720
export const MIN_STRIP_WIDTH_PERCENT = 40
export const MAX_STRIP_WIDTH_PERCENT = 100
export const STRIP_WIDTH_STEP_PERCENT = 5
export const STRIP_WIDTH_STORAGE_KEY = 'blank-page-strip-width'
/** Local storage key of the order in which the episodes of every series are listed. */
export const EPISODE_ORDER_STORAGE_KEY = 'blank-page-episode-order'
/** Share of an episode (0–1) above which it counts as read. */
export const EPISODE_READ_SHARE = 0.95

/** Limits of a letter to the owner, in letters; the migrations use the same numbers. */
export const MAX_INQUIRY_NAME_LENGTH = 40
export const MAX_INQUIRY_CONTACT_LENGTH = 120
export const MIN_INQUIRY_LENGTH = 10
export const MAX_INQUIRY_LENGTH = 4000
export const MAX_INQUIRY_LINKS = 5
export const MAX_INQUIRY_LINK_LENGTH = 300
export const MAX_INQUIRY_BUDGET_LENGTH = 60
/** Limits of what a sender adds to a letter later: letters of one addition, and number of additions. */
export const MAX_ADDITION_LENGTH = 2000
export const MAX_ADDITIONS = 10
/** Maximum lengths of the owner's answer and memo, and of the sentence beside the state of the intake. */
export const MAX_ANSWER_LENGTH = 4000
export const MAX_MEMO_LENGTH = 4000
export const MAX_INTAKE_NOTE_LENGTH = 120
export const MAX_INTAKE_PLACES = 999
/** The owner's memo is saved after this pause in typing. */
export const MEMO_SAVE_MS = 1000
/** An open inquiry is read again this often. */
export const INQUIRY_POLL_MS = 30_000
/** Local storage key of the owner's unsent answers. */
export const ANSWERS_STORAGE_KEY = 'blank-page-answers'
/** Maximum number of works that show what a kind of commission may look like. */
export const MAX_COMMISSION_SAMPLES = 6
/** Spam, and letters that have ended or were never answered, are erased after this time. The migrations use the same numbers. */
export const SPAM_KEPT_DAYS = 30
export const INQUIRY_KEPT_DAYS = 180
/** A page that shows the intake reads it this often. */
export const INTAKE_POLL_MS = 1000
/** The admin area counts new letters this often while it is visible. */
export const INBOX_POLL_MS = 60_000
/** A number or day of the intake is saved after this pause in typing. */
export const INTAKE_SAVE_DEBOUNCE_MS = 700
/** Local storage keys of the unsent letter and of the receipts of this browser. */
export const INQUIRY_DRAFT_STORAGE_KEY = 'blank-page-inquiry-draft'
export const RECEIPTS_STORAGE_KEY = 'blank-page-receipts'
/** A receipt on a visible page is read again this often. */
export const RECEIPT_POLL_MS = 30_000
/** Number of the newest texts that a receipt shows; older ones are folded. */
export const RECEIPT_SHOWN_TEXTS = 6
