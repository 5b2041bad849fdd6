/** Whether what is remembered is still there after this page. */
export function storageLasts(): boolean {
  try {
    globalThis.localStorage.setItem('railhead/lasts', '1')
    globalThis.localStorage.removeItem('railhead/lasts')
    return true
  } catch {
    return false
  }
}
