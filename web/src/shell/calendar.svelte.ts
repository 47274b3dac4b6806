import { dayOf } from '../store/days'

/** How often it is looked whether the day has changed; a sleeping machine keeps no appointment at midnight. */
const every = 15_000

/** The player's own date, which changes under a page that is left open over midnight. */
class Calendar {
  today = $state(dayOf(Date.now()))

  /** Follows the clock until the answer is called. */
  follow(): () => void {
    const look = () => (this.today = dayOf(Date.now()))
    const timer = setInterval(look, every)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}

export const calendar = new Calendar()
