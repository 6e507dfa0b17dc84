import { Component, use } from 'react';

class Catch extends Component {
  state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  render() {
    return this.state.failed ? <p>No answer</p> : this.props.children;
  }
}

function Dish({ dish }) {
  return <p>Dish: {use(dish)}</p>;
}

function Queue({ queue }) {
  return <p>In the queue: {use(queue)}</p>;
}

export default function Board({ dish, queue }) {
  return (
    <>
      <h2>Lunch</h2>
      <Dish dish={dish} />
      <Queue queue={queue} />
    </>
  );
}
