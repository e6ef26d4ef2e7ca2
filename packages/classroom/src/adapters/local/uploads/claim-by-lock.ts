/**
 * Lets one page of this browser have an upload, until it is closed.
 * @returns false while another page has it; true where the browser has no locks, as on a page without TLS
 */
export function claimByLock(id: string): Promise<boolean> {
  // Old typings say it is always there; a page that is not served securely has none.
  const locks = navigator.locks as LockManager | undefined
  if (!locks) return Promise.resolve(true)
  return new Promise((resolve) => {
    void locks.request(`hwjy.upload.${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      // Held until the page goes.
      return lock === null ? undefined : new Promise<void>(() => undefined)
    })
  })
}
