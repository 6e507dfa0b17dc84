// fails: the picture is the one that was passed
export default function Card({ city, today, yesterday, picture }) {
  const change = today - yesterday;
  return (
    <article>
      <h2>{city}</h2>
      <img src="{picture}" alt={`Rain in ${city}`} />
      <p>Rain: {today} mm</p>
      <p>
        {change > 0 ? '+' : ''}
        {change} mm
      </p>
    </article>
  );
}
