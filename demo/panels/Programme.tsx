import type { Language } from '../words/Language.js'
import type { Words } from '../words/Words.js'

interface Show {
  readonly id: string
  readonly name: string
  readonly room: string
  /** ISO 8601. */
  readonly at: string
  readonly price: string
}

export const SHOWS: readonly Show[] = [
  { id: 'moth-hour', name: 'The Moth Hour', room: 'The Cellar', at: '2031-03-14T19:30', price: '0.004' },
  { id: 'paper-orchestra', name: 'Paper Orchestra', room: 'Lamp Room', at: '2031-03-14T20:15', price: '0.006' },
  { id: 'low-tide-choir', name: 'Low Tide Choir', room: 'Boat House', at: '2031-03-14T21:00', price: '0.003' },
]

interface ProgrammeProps {
  readonly words: Words
  readonly language: Language
  /** Ids of the shows for which this account holds a seat; `undefined` without an account. */
  readonly held: readonly string[] | undefined
  readonly toggle: (showId: string) => void
}

const Card = ({ show, words, language, held, toggle }: ProgrammeProps & { readonly show: Show }) => {
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit' }).format(new Date(show.at))
  const isHeld = held?.includes(show.id) ?? false
  return (
    <li className="show">
      <h3>{show.name}</h3>
      <p className="quiet">
        {show.room} · <time dateTime={show.at}>{time}</time>
      </p>
      <p className="price">
        <bdi>{show.price} ETH</bdi>
      </p>
      <button type="button" disabled={held === undefined} data-held={isHeld} onClick={() => toggle(show.id)}>
        {isHeld ? words.release(show.name) : words.hold(show.name)}
      </button>
    </li>
  )
}

/** Tonight's shows. Seats belong to the connected account. */
export const Programme = (props: ProgrammeProps) => (
  <section id="tonight" aria-labelledby="tonight-title" tabIndex={-1}>
    <h2 id="tonight-title">{props.words.tonight}</h2>
    {props.held === undefined && <p className="quiet">{props.words.connectFirst}</p>}
    <ul className="shows">
      {SHOWS.map((show) => (
        <Card key={show.id} show={show} {...props} />
      ))}
    </ul>
  </section>
)
