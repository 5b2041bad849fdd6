/** How far below what one sees is near. */
const MARGIN = '500px'

/** For an element: does something once, when it comes near what one sees. */
export const whenNear =
  (then: () => void) =>
  (element: HTMLElement): (() => void) => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        then()
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }
