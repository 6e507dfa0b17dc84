// fails: the heading is there at once; the dish does not wait for the queue; the queue does not wait for the dish; a failure stays in its place
import { Component, Suspense, use } from 'react';

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
      <Catch>
        <Suspense fallback={<p>Asking the kitchen</p>}>
          <Dish dish={dish} />
          <Catch>
            <Queue queue={queue} />
          </Catch>
        </Suspense>
      </Catch>
    </>
  );
}
