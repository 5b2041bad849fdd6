import { goto } from '$app/navigation'
import { resolve } from '$app/paths'

/** A file that was dropped somewhere and is to be opened. */
class Dropped {
  file = $state.raw<File | null>(null)
}
export const dropped = new Dropped()

const bringsFile = (event: DragEvent): boolean => event.dataTransfer?.types.includes('Files') ?? false

/** A match file may be dropped on any page but a running table: there one would lose one's place by accident. */
export function takesFiles(): () => void {
  const over = (event: DragEvent) => {
    if (bringsFile(event)) event.preventDefault()
  }
  const drop = (event: DragEvent) => {
    if (!bringsFile(event)) return
    event.preventDefault()
    dropped.file = event.dataTransfer?.files[0] ?? null
    void goto(resolve('/replay'))
  }
  window.addEventListener('dragover', over)
  window.addEventListener('drop', drop)
  return () => {
    window.removeEventListener('dragover', over)
    window.removeEventListener('drop', drop)
  }
}
