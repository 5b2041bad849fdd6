import { tried } from '../device/storage.ts'

/** Whether what is remembered is still there after this page. */
export const storageLasts = (): boolean =>
  tried(() => {
    globalThis.localStorage.setItem('railhead/lasts', '1')
    globalThis.localStorage.removeItem('railhead/lasts')
    return true
  }, false)
