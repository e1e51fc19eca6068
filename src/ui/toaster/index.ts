export { dismissToast, showToast, type Toast } from './store'
export { Toaster } from './Toaster'
