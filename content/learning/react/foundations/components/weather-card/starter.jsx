export default function Card({ city, today, yesterday, picture }) {
  return (
    <article>
      <h2>city</h2>
      <img src="{picture}" alt="Rain in {city}" />
      <p>Rain: today mm</p>
      <p>today - yesterday mm</p>
    </article>
  );
}
