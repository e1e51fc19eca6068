export { dismissToast, showToast } from './store'
export { Toaster } from './Toaster'
